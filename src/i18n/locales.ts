// The name of each export is the tag of the language. languages.ts has the names of the languages.
export { de } from './de';
export { en } from './en';
export { es } from './es';
