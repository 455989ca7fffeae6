export type InputOf<UseCases, Name extends keyof UseCases> = UseCases[Name] extends (input: infer In) => unknown
  ? In
  : never;

export type OutputOf<UseCases, Name extends keyof UseCases> = UseCases[Name] extends (
  input: never,
) => Promise<infer Out>
  ? Out
  : never;
