/** Presses the buttons of forty runs of each campaign. */
import './boards.test';
