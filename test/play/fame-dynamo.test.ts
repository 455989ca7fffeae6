import { openDynamoStore } from '../support/databases';
import { fameContract } from './fame';

fameContract('fame over dynalite', openDynamoStore);
