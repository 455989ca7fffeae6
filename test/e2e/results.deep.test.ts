/** The same with longer lists. */
import './results.test';
