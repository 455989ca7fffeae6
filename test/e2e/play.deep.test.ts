/** The same with more turns and every command. */
import './play.test';
