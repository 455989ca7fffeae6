// Each export is named after its language tag. Players read the names in languages.ts.
export { de } from './de';
export { en } from './en';
export { es } from './es';
