export const NOTES = {
  stale: 'That was from an earlier turn, so it did nothing. This is the board now.',
  oldButton: 'That button is from an older version. This is the board now.',
  oldForm: 'That form is from an older version. Type `/help` to see what there is now.',
  lapsed: 'Nothing has changed: a question like this lapses after 15 minutes. Here it is again.',
  gone: 'That choice is no longer there. Use the newest message.',
  noTradeNow: 'Nobody trades with you there any more. This is the board now.',
  notYours: (mention: string) => `This run belongs to ${mention}. Start your own with \`/play\`.`,
  noRun: 'You have no run yet. Begin one with `/play`.',
  runGone:
    'That run can no longer be played. `/play` goes on with your current one, or begins one; `/party` does so for the channel.',
  seedInPlay: 'You have a ranked run going with that seed: finish it or give it up first.',
  busy: 'Too much came at once. What you did may have counted: `/play` shows where you stand, `/party` where your party does.',
  outdated: 'That comes from a while ago, so it was not played now. This is the board.',
  tooFast: (turns: number, seconds: number) =>
    `That is ${turns} turns in ${seconds} seconds. Take a breath: this one was not played.`,
  /** `when` is Discord's Markdown for a relative time, such as *in 12 seconds*. */
  tooMuchWork: (when: string) =>
    `You have asked for several things just now that take a while to make. Ask for this one again ${when}.`,
  unknownCommand: 'I do not know that command any more. Type `/help` for those I do know.',
  tooLate: 'That reached me too late to be played now. `/play` shows where you stand, `/party` where your party does.',
  unanswered:
    'I could not answer in time. What you did may have counted: `/play` shows where you stand, `/party` where your party does.',
  tookTooLong:
    'That took too long. What you did may have counted: `/play` shows where you stand, `/party` where your party does.',
  /** Keys: error codes. `other` is for all codes that are not listed. */
  errors: {
    unreadable:
      'Something that is stored here cannot be read. It was left untouched; please tell whoever runs this bot.',
    newer: 'This was saved by a newer version of the game. It was left untouched; try again once the bot is updated.',
    other:
      'Something went wrong on our side. What you did may have counted: `/play` shows where you stand, `/party` where your party does.',
  },
  unloadable: {
    unreadable:
      'What is stored of this run is damaged, so it cannot be played. Nothing of it was changed; please tell whoever runs this bot.',
    newer:
      'This run was saved by a newer version of the game. It waits, untouched, until the bot is updated, and then goes on where it stood.',
    offerSetAside: 'You can let it go and begin another. What is stored of it stays as it is.',
    offerNewRun: 'Until then you can begin another run: this one joins those under `/run resume`.',
    /** Label of the button that makes room for a new run. The damaged run stays stored. */
    setAside: 'Let it go',
    isSetAside:
      'The damaged run is out of the way. What is stored of it stays as it is. `/play` begins a run of your own, `/party` one for the channel.',
  },
  refusals: {
    'no-party': 'No party plays in this channel. `/party` starts one.',
    'not-shared': 'That run is not shared in this channel, or no longer.',
    hidden: 'That run stays hidden until you have finished its dungeon yourself, or its day is over.',
    'no-moment': 'That moment cannot be shown: it never existed, or was played under older rules.',
    'daily-open': 'A daily dungeon cannot be branched off while its day or a ranked try in it lasts.',
    ranked: 'This run is ranked, and it goes on. Until it is over, only its owner may branch it off.',
    over: 'Nothing comes after the end of a run. Choose an earlier move.',
    'goes-on': 'Only finished runs can be replayed. `/run watch` follows one that goes on.',
    'no-run': 'There is no such run here.',
    'no-server': 'That only works in a server.',
    unreadable: 'That run is damaged and cannot be read. It can be ended, and nothing else.',
    newer: 'That run was saved by a newer version of the game and waits for an update of the bot. Nothing was done.',
    overtaken: 'This arrived late. What you did after it stands. Repeat it if you still want it.',
    'not-allowed': 'For that you need the permission to manage this server.',
    refused: 'The game does not allow that now.',
    busy: 'Somebody else was quicker, several times over. What you did may have counted: look before you repeat it.',
  },
  /** Name of the hero if the player's name must not be shown or has no visible character. */
  nameless: 'Wanderer',
};

export type NoteTexts = typeof NOTES;
