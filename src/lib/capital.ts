/** With its first letter a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The same within a sentence, of a label that is no noun. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
