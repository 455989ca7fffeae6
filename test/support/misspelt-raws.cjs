// The server process loads this file first, so that its raws have a misspelt field.
const { mobs } = require('../../raws/mobs.json');

mobs[0].vison_range = mobs[0].vision_range;
