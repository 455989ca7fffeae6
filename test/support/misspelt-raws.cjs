// Required before the server, whose raws then have a misspelt field.
const { mobs } = require('../../raws/mobs.json');

mobs[0].vison_range = mobs[0].vision_range;
