/** The same claims for longer crawls and every command. */
import './crawl.test';
