/** How the bots fare below the lair of The Amulet, and what was turned for it. */
export const AMULET = `Bots play it from the town to the end: 351 planners on the seeds "amulet 0" to "amulet 350", as far as there was time for them, as \`npm run simulate -- --campaign amulet --bot planner --runs 351 --seed amulet --turns 30000\` plays them, some ten seconds a run. *Before* are 42 on the seeds up to "amulet 41" with the skills and hunters there were, and planners that rested on the way home. Depths 1 to 6 are the same in both. Shares with their 95 % intervals after Wilson; levels and actions are medians of the first 51.

| depth | came before | died before | came there | died there | share of them | level | actions on it, median |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| 2 | 42 | 10 | 351 | 99 | 28 % (24–33) | 1 | 119 |
| 3 | 32 | 3 | 253 | 22 | 9 % (6–13) | 2 | 82 |
| 4 | 29 | 7 | 233 | 67 | 29 % (23–35) | 3 | 56 |
| 5 | 22 | 1 | 171 | 13 | 8 % (4–13) | 5 | 47.5 |
| 6 | 21 | 0 | 164 | 6 | 4 % (2–8) | 8 | 141 |
| 7 | 21 | 0 | 160 | 16 | 10 % (6–16) | 10.5 | 69 |
| 8 | 21 | 7 | 144 | 13 | 9 % (5–15) | 12 | 45.5 |
| 9 | 14 | 0 | 131 | 23 | 18 % (12–25) | 13 | 60.5 |
| 10 | 14 | 0 | 108 | 12 | 11 % (6–18) | 15 | 67 |
| 11 | 14 | 4 | 96 | 3 | 3 % (1–9) | 16.5 | 86 |
| 12 | 10 | 0 | 93 | 25 | 27 % (19–37) | 19 | 74 |
| 13 | 10 | 1 | 70 | 20 | 29 % (19–40) | 22 | 128 |
| 14 | 9 | 0 | 49 | 4 | 8 % (3–19) | 24 | 80 |
| 15 | 9 | 0 | 45 | 8 | 18 % (9–31) | 25 | 86.5 |

| | goal | before | now |
| --- | ---: | ---: | ---: |
| depth 9 | 30–45 % | 33 % (21–48) | 37 % (32–42) |
| depth 12 | 15–25 % | 24 % (13–39) | 26 % (22–31) |
| Amulet in hand | 5–10 % | 21 % (12–36) | 11 % (8–15) |
| home with it | 2–5 % | 19 % (10–33) | 5 % (3–8) |
| actions of a run that won | ≤ 2,500 | 1,193 to 1,609 | 1,203 to 1,623 |

Of those who come to each of the depths 7 to 15, 8–22 % should die there. 3 % at 11, the open city, are too few; 27 and 29 % at 12 and 13, the citadel and the first level of the Abyss, too many. A few too many come to depth 12 and to the Amulet; 18 of 40 bring it home, and 17 of the others die at depths 2 to 6. What is left to turn: three points of skill more at 11, two fewer at 12 and 13, and two more at 14 and 15, so that no more bring the Amulet home. Of 32 careful on the same first seeds 21 came to depth 4, 12 to 6 and none below: at most 20 % should come to depth 9.

- **Heroes outgrow everybody.** With the figures of the tables alone, fifty creatures a level took a hero of level 11 to 19 on two levels, at an armour class that let one blow in twenty through. So fewer come, who pay by their level as a share of the hero's. In the Abyss that still was a level for every second demon: heroes came to its end at level 40 with 900 hit points, hit once in twenty blows, and everybody who found the Amulet brought it home. Now demons pay a fifth of it (\`pay_percent\`), and a hero gains two to four levels a depth.
- **Those who come are more skilled than their kind,** as their stage in \`raws/campaigns.json\` says. First they had too few: with 16 points at depth 7, 15, 19, 21 and 27 below it and 39 in the citadel, of 13 planners there one died at depths 7 to 10, of hunger, and with two or three more none of 12; so there were five to seven more, but two in the city and three in the citadel. In the Abyss 18 points let one blow in twenty through, 34 killed none of eight, and 39 three of seven on the first of its levels. With 21 and 20 at depths 7 and 8, 25, 28 and 29 below, 42 in the citadel, 39 in the Abyss and 42 at its end, none of 21 planners died at depth 7, 7 of them at the next, none of 14 at 9 and 10, 4 at 11 and 1 of 10 from there to the Amulet. So 3 points were added at 7, 9 and 10 and taken at 8, 5 were added in the citadel, 2 in the Abyss and 1 at its end. Heroes of the same runs, begun anew at some depth: in the citadel with 46 one of 10 died, with 47 none of 5; at 13 with 43 three of 9, with 41 one of 5; at 14 with 48 two of 6, with 45 three of 4; at 15 with 49 one of 4, and all three with the Amulet on the spot.
- **The bow.** It dealt 84 % of the damage in the Abyss, where a demon was shot before it came near. Demons have about 1.6 times the hit points they had, so that they reach the hero. No weapon should deal more than 40 %: in sixteen runs that won the rooftop crossbow of a unique elf deals 29 %, the hand crossbow 28 %, the war axe 14 %. In the eight that won before, the rooftop crossbow dealt 46 %: it is worth as much as ever to whoever gets it.
- **Hunters** are as skilled as who lives where the Amulet lay, not as who lives where they come, where hardly anybody hits a hero from the Abyss. They came 70 turns after the hero, 4 sooner with each level up, at least 20, where a level takes some 75: nine planners took the Amulet, one died on the spot, and of the eight who came home five met no blow and nobody was below four fifths of its hit points above 15. Now they come after 22 turns, 2 sooner with each level, at least 5, always two, and Vault Hounds, who are faster than the hero and leap, are among them everywhere: of four planners with the Amulet one died at 15, one at 4, and two came home, one of them with half its hit points. What was tried, on the nine of before, each begun anew once or twice at the Amulet: waiting 12 turns at first and at least 4 (none of 14 came home), 14 and at least 6, with 49 points at 15 (none of 3), 24 and at least 10 (8 of 14), 30 and at least 6 (6 of 18). In nearly all of those deaths above 15 the planner had rested at depths 6 and 7 while hunters kept coming; since it climbs on instead, 13 of 18 came home with 20 turns and at least 4, one hunter at a time at depths 2 to 9.
- **Scrolls of the town portal** save most: who is at two fifths of its hit points leaves, sleeps and comes back, and has gold for as many as there are. Two gaffers took 200 hit points six times from a hero who came back each time.
- **Food.** A level takes some 1,000 turns. With a third of the usual things lying about, runs starved at depths 9 to 11 with 2,000 gold in their pockets, so that rations are commoner from 7 on. Planners lay in twelve meals and go for more by a scroll.
- **The clicks** are too many, 25 a level being wished for. Where nobody is dangerous one press of Explore kills and goes on, and the way home takes a press a level; what is left are the fights, and in the town sales thing by thing, 20 to 50 a visit, as planners sell one thing at a time.

Below the lair planners shoot, set off caps beside foes from outside their range and where they bar the way, step off cells that a blow is wound up for, wait for a shield to fall, spend their scrolls on groups and on the strong, leave by a scroll at two fifths of their hit points, try on magic gear, deal with every vendor they see, take the Amulet and walk home; one that did, in 1,311 actions, is recorded in \`test/replays\`.`;
