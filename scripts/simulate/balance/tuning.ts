/** What was changed for the goals, and why. */
export const TUNING = `Spawn weights are as the tables give them, but for the Dragon Wyrmling, which weighs a quarter; so is every figure of a creature or a thing. What was turned are the dragon's wits and the depths of two unique foes.

- **The dragon lurks.** Shot at in its lair from more than three cells off, it leaves the sight of the archer and waits round a corner, where it recovers, instead of charging into the next shot; on a hunt, and where there is no cover, it charges. In its lair, at level 8, Venom alone had brought it down in 19 of 20 duels, and now does in 10, the others ending undecided; three scrolls do in 14, and the other 6 heroes die; Zap alone at level 8 had won 15 of 20.
- **It breaks off.** Below three quarters of its hit points it leaves the sight of whoever hurt it, recovers, and once it is whole hunts that one, over any distance for its sixty turns. The best melee at level 12 had won every second duel. Two thirds instead of three quarters made no difference, nor did cleverer ways of running, which lead it past the hero; in a corner of the open ground it is still caught.
- **Magic is loud.** What the hero works from afar is heard within thirty cells, and foes who do not see it come to where it was. Of 67 planners who had come to depth 4, 65 had reached depth 6 without any noise; 58 did with it, and 55 when it was heard on the whole level. Careful heroes work no magic.
- **Old Greyback and Jack Sixpence wait at depths 4 and 5, and 4 to 6.** From depth 2 and 3 on, the wolf killed 9 of 57 careful heroes on depth 2, more than everything else there together, while depth 4 was too mild.

Bots play by the new rules: they take no stairs with somebody beside them who would follow, drink and eat before what could be their death, never hit the folk, pay their fines, and do not poison whom the same poison still hurts.

Where a goal is still missed:

- **The planner kills most of the dragons it meets.** It comes with Venom, two scrolls that strike from afar and one that confuses, rested, at level 8: four turns within six cells, in which the dragon loses 55 hit points and takes a third of the hero's. Its figures, the loot and the wares are given; only who gets away from the first shot lives.
- **A hero of level 12 who only strikes still beats the dragon now and then,** mostly where it has run into a corner. Careful heroes meet the dragon at levels 6 to 10.`;
