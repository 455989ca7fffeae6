import { type Planner, refused } from './plan';

/** Settles a pending question. Nothing asks one yet. */
export const answer: Planner<'answer'> = () => refused({ code: 'nothing-pending' });
