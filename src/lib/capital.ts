/** Returns the words with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the words with a small first letter, for a label inside a sentence. Not for German nouns. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
