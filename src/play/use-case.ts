/** What a use case of a feature is called with. */
export type InputOf<UseCases, Name extends keyof UseCases> = UseCases[Name] extends (input: infer In) => unknown
  ? In
  : never;

/** What a use case of a feature resolves with. */
export type OutputOf<UseCases, Name extends keyof UseCases> = UseCases[Name] extends (
  input: never,
) => Promise<infer Out>
  ? Out
  : never;
