// Each export is named after its language tag.
export { de } from './de';
export { en } from './en';
export { es } from './es';
