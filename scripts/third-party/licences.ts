import licences from 'spdx-license-list/full';

/**
 * The licences under which something is used, as SPDX identifiers, of an expression such as `(MIT OR Apache-2.0) AND
 * Unicode-3.0`. Of several to choose from it takes MIT where that is one, else the first.
 */
export function chosenLicences(expression: string): string[] {
  return expression.split(' AND ').map((part) => {
    const choices = part.replace(/[()]/g, '').split(/ OR | ?\/ ?/);
    return choices.includes('MIT') ? 'MIT' : (choices[0] as string);
  });
}

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
