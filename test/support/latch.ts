/** A promise that resolves once it is opened, for tests that hold one thing until another has come. */
export function latch(): { open: () => void; opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
