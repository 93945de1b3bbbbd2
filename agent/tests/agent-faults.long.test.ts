import '@root/tests/helpers/whole';
import './agent.int.test';
