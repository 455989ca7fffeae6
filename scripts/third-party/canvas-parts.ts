import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library compiled into the canvas binary. */
export interface CanvasPart {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Where its source is: a repository, or a package URL. */
  source: string;
}

interface Component {
  name: string;
  version?: string;
  purl?: string;
  licenses?: { expression?: string; license?: { id: string } }[];
  properties?: { name: string; value: string }[];
}

/** The libraries that the bill of materials of the binary package (CycloneDX) lists, its own crate not counted. */
export function readCanvasParts(binaryFolder: string): CanvasPart[] {
  const text = readFileSync(join(binaryFolder, 'sbom.cdx.json'), 'utf8');
  const { components } = JSON.parse(text) as { components: Component[] };
  return components.flatMap((component) => {
    const licence = component.licenses?.[0]?.expression ?? component.licenses?.[0]?.license?.id;
    return licence === undefined ? [] : [{ ...namesOf(component), licence }];
  });
}

function namesOf({ name, version = '', purl = '', properties = [] }: Component): Omit<CanvasPart, 'licence'> {
  const repository = properties.find((each) => each.name === 'cdx:skia:repositoryUrl')?.value;
  // Skia names its libraries by commit; twelve digits tell commits apart.
  return { name, version: repository ? version.slice(0, 12) : version, source: repository ?? purl };
}
