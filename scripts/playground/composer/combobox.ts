/** Attributes that make a text input a combobox over the list of suggestions. */
export const COMBOBOX = {
  type: 'text',
  role: 'combobox',
  autocomplete: 'off',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
  'aria-controls': 'suggestions',
} as const;
