export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Makes the first letter small; unsuitable for German nouns. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
