// Every language there is. Its own name stands in languages.ts.
export { de } from './de';
export { en } from './en';
export { es } from './es';
