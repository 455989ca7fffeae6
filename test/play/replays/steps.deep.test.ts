/** Tests the claim of the imported file after each step of every recorded run. */
import './steps.test';
