import '../../../../tests/helpers/whole';
import './engine.test';
