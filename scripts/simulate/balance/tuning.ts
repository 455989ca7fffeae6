/** What was changed for the goals, and why. */
export const TUNING = `Spawn weights are as the tables give them, but for the Dragon Wyrmling, which weighs a quarter; so is every figure of a creature or a thing. What was turned are the dragon's wits and the depths of two unique foes.

- **The dragon lurks.** Shot at in its lair from more than three cells off, it leaves the sight of the archer and waits round a corner, where it recovers, instead of charging into the next shot; on a hunt, and where there is no cover, it charges. In its lair, at level 8, Venom alone had brought it down in 19 of 20 duels, and now does in 10, the others ending undecided; three scrolls do in 14, and the other 6 heroes die; Zap alone at level 8 had won 15 of 20.
- **Old Greyback and Jack Sixpence wait at depths 4 and 5, and 4 to 6.** From depth 2 and 3 on, the wolf killed 9 of 57 careful heroes on depth 2, more than everything else there together, while depth 4 was too mild.

Bots play by the new rules: they take no stairs with somebody beside them who would follow, drink and eat before what could be their death, never hit the folk, pay their fines, and do not poison whom the same poison still hurts.

Where a goal is still missed:

- **The planner comes deeper than asked.** It meets wyrmlings with spells, and nobody else on depths 4 and 5 stands up to these.
- **The planner kills every dragon it meets,** as before: it fights when its kit will do, and where the dragon gets away to recover, so does the planner, which then comes again.
- **A hero of level 12 who only strikes beats the dragon nearly every second time.** Each level adds a point to every blow: at level 10 it wins hardly ever, at 12 it needs four hits. Careful heroes meet the dragon at levels 6 to 10. To run away when it is wounded would make the dragon easier prey for whoever shoots.`;
