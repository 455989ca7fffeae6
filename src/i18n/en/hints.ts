/** What newcomers are told once each in English. Button names as they are written on them. */
export const HINTS = {
  welcome:
    '**Explore** walks on until something comes up. **Walk** opens the eight directions; walk into people to talk or trade.',
  enemy:
    'An enemy! **Fight** closes in and strikes. **Look** tells how strong it is. Doorways keep a crowd off your back.',
  item: 'Something lies there. **Fetch** goes and takes it.',
  unknown: 'You carry something unknown. Use it from **Pack** to learn what it is, better while nobody is near.',
  stairs:
    'Stairs! **Stairs down** takes you there from anywhere you know, and **Go down** takes them. Below it is harder.',
  hunger: 'You are hungry, and the hungry cannot rest. Eat something from **Pack**.',
  level: 'A new level: you are healed, and better at something. **Menu** shows your hero.',
  hurt: 'You are badly hurt. Step away, drink a potion from **Pack**, or **Rest** once nobody is in sight.',
  vendor: 'Somebody trades here: **Trade** buys and sells. Potions of health are worth their gold.',
  death: 'Death is final, but what you learned is yours. Nobody gets far at first; try another way next time.',
};
