/** What comes up while a request is answered and is to be done after it: each errand once. */
export interface BackgroundTasks {
  note(errand: string): void;
  /** Does everything noted so far. Never rejects. */
  run(): Promise<void>;
}

/** `failed` is told of errands that could not be done: they are found again another time. */
export function createBackgroundTasks(
  go: (errand: string) => Promise<void>,
  failed: (error: unknown) => void,
): BackgroundTasks {
  const noted = new Set<string>();
  return {
    note: (errand) => void noted.add(errand),
    async run() {
      const errands = [...noted];
      noted.clear();
      await Promise.all(errands.map((errand) => go(errand).catch(failed)));
    },
  };
}
