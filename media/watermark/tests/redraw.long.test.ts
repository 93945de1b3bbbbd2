import '@root/tests/helpers/whole';
import './redraw.int.test';
