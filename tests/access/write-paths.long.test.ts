import '../helpers/whole';
import './write-paths.int.test';
