/** Tests the claims of the imported file for more orders of deliveries. */
import './late-erasure.test';
