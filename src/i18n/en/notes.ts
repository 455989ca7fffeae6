/** What is said in English beside the game: private notes, help, apologies. */
export const NOTES = {
  stale: 'That button was from an earlier turn, so it did nothing. This is the board now.',
  oldButton: 'That button is from an older version. This is the board now.',
  oldForm: 'That form is from an older version. Type `/help` to see what there is now.',
  gone: 'That choice is no longer there. Use the newest message.',
  noTradeNow: 'Nobody trades with you there any more. This is the board now.',
  notYours: (mention: string) => `This run belongs to ${mention}. Start your own with \`/play\`.`,
  notYourTurn: (mention: string) => `${mention} holds the torch: it is their turn, not yours.`,
  notHere: (channels: string) => `This server keeps the game to ${channels}.`,
  noRun: 'You have no run yet. Begin one with `/play`.',
  busy: 'Another action of yours is still being played. Try again in a moment; nothing was lost.',
  unknownCommand: 'I do not know that command any more. Type `/help` for those I do know.',
  tooLate: 'That reached me too late to count. Nothing happened; please try again.',
  unanswered: 'I could not answer in time. Nothing was lost; please try again.',
  tookTooLong: 'That took too long. Nothing was lost; `/play` shows where you stand.',
  trouble: {
    unavailable: 'The vault where runs are kept does not answer right now. Nothing was changed; try again in a moment.',
    unreadable: 'This run cannot be read. It was left untouched; please tell whoever runs this bot.',
    newer:
      'This run was saved by a newer version of the game. It was left untouched; try again once the bot is updated.',
    other: 'Something went wrong on our side. Nothing was lost; `/play` shows where you stand.',
  },
  lastHero: (name: string) => `Your last hero, ${name}, came this far:`,
  titleAlt: 'A vault of arches, one behind the other; in the glow at the end a dragon spreads its wings.',
  nameless: 'Wanderer',
};
