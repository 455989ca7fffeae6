import licences from 'spdx-license-list/full';

/** Throws if SPDX does not list the identifier. */
export function licenceText(id: string): string {
  const licence = licences[id];
  if (licence === undefined) throw new Error(`${id} is no licence of the SPDX list`);
  return plainText(licence.licenseText);
}

/** Removes trailing spaces and surrounding blank lines, so that equal texts compare as equal. */
export const plainText = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
