/** Returns the words with a capital first letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Returns the words with a small first letter. Suits a label that is used within a sentence, unless it is a German
 * noun.
 */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
