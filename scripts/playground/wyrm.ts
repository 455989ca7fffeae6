export const WYRM =
  '<svg viewBox="0 0 40 40"><rect width="40" height="40" fill="#241a2e"/><path d="M6 21C12 10 28 10 34 21 28 31 12 31 6 21Z" fill="#e8b23a"/>' +
  '<path d="M20 12c3 5 3 13 0 18-3-5-3-13 0-18Z" fill="#241a2e"/><path d="M4 15C12 4 28 4 36 15" stroke="#b3402a" stroke-width="3" fill="none"/></svg>';
