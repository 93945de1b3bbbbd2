import '@root/tests/helpers/whole';
import './start-embedded.int.test';
