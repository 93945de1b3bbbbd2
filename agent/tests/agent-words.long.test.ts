import '@root/tests/helpers/whole';
import './agent-words.int.test';
