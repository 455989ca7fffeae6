/** The same for more orders of deliveries. */
import './late-deliveries.test';
