// All languages. The name of each language in its own words stands in languages.ts.
export { de } from './de';
export { en } from './en';
export { es } from './es';
