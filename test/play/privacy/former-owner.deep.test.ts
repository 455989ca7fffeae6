/** Tests the claims of the imported file over the database, cut off at more steps. */
import './former-owner.test';
