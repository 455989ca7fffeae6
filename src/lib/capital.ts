export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Makes a label for use inside a sentence. Does not suit German nouns. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
