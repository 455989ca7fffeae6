import licences from 'spdx-license-list/full';

/** The standard text of a licence. Throws for an identifier that SPDX does not list. */
export function licenceText(id: string): string {
  const licence = licences[id];
  if (licence === undefined) throw new Error(`${id} is no licence of the SPDX list`);
  return plainText(licence.licenseText);
}

/** Without trailing spaces and surrounding blank lines, so that equal texts are equal. */
export const plainText = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
