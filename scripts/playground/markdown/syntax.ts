/** Discord's Markdown as a tree. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; url: string; children: Inline[] }
  | { kind: 'user' | 'channel' | 'role'; id: string }
  | { kind: 'everyone'; text: string }
  | { kind: 'command'; name: string }
  | { kind: 'emoji'; id: string; name: string; animated: boolean }
  /** Seconds since 1970, and one of Discord's style letters. */
  | { kind: 'time'; seconds: number; style: string };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'subtext'; children: Inline[] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'codeBlock'; language: string; text: string };
