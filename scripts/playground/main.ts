import { devServer } from './api';
import { startPage } from './start-page';

void startPage(devServer);
