import { createMemoryStore } from '../../src/storage';
import { playContract } from './play';

playContract('play over memory', async () => ({ store: createMemoryStore(), close: async () => {} }));
