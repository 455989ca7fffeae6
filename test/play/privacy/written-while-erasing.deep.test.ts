/** The same, cut off at every step. */
import './written-while-erasing.test';
