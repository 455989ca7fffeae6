/** How the bots fare below the lair of The Amulet, and what was turned for it. */
export const AMULET = `Bots have played it from the town to depth 7, and from there to 13 with the heroes that came so far (\`scripts/simulate/arrivals\`): few runs, so that each share may be off by ten points and more. 24 of 60 planners reached depth 7; 26 died at depth 2, where archers shoot beside the bandits, against one in five in The Dragon. From depth 7 on, 24 more runs:

| depth | came there | died there | level | armour class | actions on it, median |
| --- | ---: | ---: | ---: | ---: | ---: |
| 7 | 24 | 1 | 10 | 28 | 79 |
| 8 | 23 | 5 | 11 | 32 | 58 |
| 9 | 18 | 1 | 12 | 36 | 59 |
| 10 | 17 | 2 | 14 | 38 | 65 |
| 11 | 15 | 0 | 16 | 42 | 112 |
| 12 | 15 | 0 | 17 | 52 | 93 |
| 13 | 13 | | 21 | 56 | |

So of all planners about a third would reach depth 9, and a fourth 12, against goals of 30 to 45 and 15 to 25 in a hundred; of the deaths only those at 8 and 10 are in their range of 8 to 22 in a hundred. After these runs the skills at depths 11 and 12 were raised by two and three points, which nobody has measured; two runs were stopped there, one after 14,000 turns, one after 3,000 actions.

- **Heroes outgrow everybody.** With the figures of the tables alone, fifty creatures a level took a hero of level 11 to 19 on two levels, at an armour class that let one blow in twenty through. So fewer come, who pay by their level as a share of the hero's: now it gains one to four levels a depth.
- **Those who come are more skilled than their kind,** as their stage in \`raws/campaigns.json\` says. It is steep: at depth 7 eleven points killed none of six, fourteen five of 17, when all of them counted as defense too; with half of them as defense fights are shorter, and thirteen killed none of 13.
- **The Mother Cap.** All five who died at depth 8 died of spore zombies, of which she wakes four at a time.
- **Food.** A level takes some 1,000 turns. With a third of the usual things lying about, runs starved at depths 9 to 11 with 2,000 gold in their pockets, so that rations are commoner from 7 on. Planners lay in twelve meals and go for more by a scroll.
- **The clicks are too many,** 25 a level being wished for: without trade some levels take 25 to 40, but bots sell thing by thing, and rest after most fights.
- **The market** of depth 11 raises the armour class by ten points.

Below the lair planners shoot, set off caps beside foes from outside their range, spend their scrolls on groups and on the strong, leave by a scroll at two fifths of their hit points, try on magic gear, and deal with every vendor they see. No bot has carried the Amulet home yet.`;
