// Exports each language under its tag. languages.ts holds the names of the languages.
export { de } from './de';
export { en } from './en';
export { es } from './es';
