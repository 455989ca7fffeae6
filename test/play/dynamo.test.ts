import { openDynamoStore } from '../support/databases';
import { playContract } from './play';

playContract('play over dynalite', openDynamoStore);
