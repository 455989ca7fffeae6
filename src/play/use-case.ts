/** Input of a use case: its only parameter. */
export type InputOf<UseCases, Name extends keyof UseCases> = UseCases[Name] extends (input: infer In) => unknown
  ? In
  : never;

/** Value that a use case resolves with. */
export type OutputOf<UseCases, Name extends keyof UseCases> = UseCases[Name] extends (
  input: never,
) => Promise<infer Out>
  ? Out
  : never;
