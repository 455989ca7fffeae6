import { createMemoryStore } from '../../src/storage';
import { fameContract } from './fame';

fameContract('fame over memory', async () => ({ store: createMemoryStore(), close: async () => {} }));
