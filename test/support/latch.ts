/** Promise that resolves when `open` is called. Tests use it to hold one operation until another arrives. */
export function latch(): { open: () => void; opened: Promise<void> } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
