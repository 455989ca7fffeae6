export * from './actions';
export * from './recent';
export * from './save';
